import { useEffect, useState } from 'react';

/** Counts from 0 to the last step, each in a task of its own: what is drawn in steps keeps nobody waiting for all of it. */
export function useSteps(last: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step === last) return;
    const timer = setTimeout(() => setStep(step + 1));
    return () => clearTimeout(timer);
  }, [step, last]);
  return step;
}
