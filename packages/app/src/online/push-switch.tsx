import { useEffect, useState } from 'react';
import { useWords } from '../language/language.ts';
import { toast } from '../parts/toasts.ts';
import '../look/ticks.css';
import { isPushed, setPushed } from './push.ts';

/** Turns notifications of this browser on or off. */
export function PushSwitch() {
  const words = useWords('online').account;
  const [isOn, setOn] = useState<boolean | null>(null);
  useEffect(() => void isPushed().then(setOn, () => setOn(null)), []);
  const change = async (isWanted: boolean) => {
    const isDone = await setPushed(isWanted).catch(() => false);
    if (isDone) setOn(isWanted);
    else toast(words.pushOff, { isBad: true });
  };
  if (isOn === null) return <p className="seated-note">{words.pushOff}</p>;
  return (
    <label className="online-check">
      <input type="checkbox" checked={isOn} onChange={event => void change(event.target.checked)} />
      {words.push}
    </label>
  );
}
