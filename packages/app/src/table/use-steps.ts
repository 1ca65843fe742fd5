import { useEffect, useState } from 'react';

/** Counts from 0 to the last step, each in its own task, so that the first appears without waiting for the rest. */
export function useSteps(last: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step === last) return;
    const timer = setTimeout(() => setStep(step + 1));
    return () => clearTimeout(timer);
  }, [step, last]);
  return step;
}
