import { useSeat } from '../game/table.ts';
import { ArmedNotice } from './armed-notice.tsx';
import './notices.css';
import { PassedNotice } from './passed-notice.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

/** Notices next to the question: why something is refused, what waits for a second press, what passed automatically. */
export function Notices() {
  const refusal = useSeat(table => table.refusal);
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      <ArmedNotice />
      <PassedNotice />
    </>
  );
}
