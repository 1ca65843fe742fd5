import { useEffect, useState } from 'react';
import { build } from '../platform/built.ts';

/** Counts from 0 to the last step, each in its own task, so that the first appears without waiting for the rest. */
export function useSteps(last: number): number {
  const [step, setStep] = useState(0);
  const isBuilt = step === last;
  useEffect(() => (isBuilt ? undefined : build()), [isBuilt]);
  useEffect(() => {
    if (isBuilt) return;
    const timer = setTimeout(() => setStep(step + 1));
    return () => clearTimeout(timer);
  }, [step, isBuilt]);
  return step;
}
