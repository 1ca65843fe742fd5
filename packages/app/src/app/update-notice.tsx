import { useState } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { loadAgain, type Stage, useUpdate } from '../platform/update.ts';
import { takeUpdate } from './offline.ts';
import '../parts/screens.css';
import './update-notice.css';

/** A newer build is waiting, or is already in use in another window. Updating can wait. */
export function UpdateNotice() {
  const words = useWords('page').update;
  const { stage } = useUpdate();
  const [put, putOff] = useState<Stage>('current');
  if (stage === 'current' || stage === put) return null;
  return (
    <aside className="update" role="status">
      <StatIcon stat="replay" size={18} />
      <p>{words[stage]}</p>
      {stage !== 'updating' && (
        <>
          <button
            type="button"
            className="screen-button is-gold"
            onClick={() => void (stage === 'ready' ? takeUpdate : loadAgain)()}
          >
            {stage === 'ready' ? words.take : words.reload}
          </button>
          <button type="button" className="screen-button is-quiet" onClick={() => putOff(stage)}>
            {words.later}
          </button>
        </>
      )}
    </aside>
  );
}
