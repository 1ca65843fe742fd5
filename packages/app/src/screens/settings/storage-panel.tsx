import { useEffect, useState } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useLanguage, useWords } from '../../language/language.ts';
import { toast } from '../../parts/toasts.ts';
import type { Save } from '../../saves/save.ts';
import { fileOf, listGames } from '../../saves/shelf.ts';

interface Kept {
  readonly games: number;
  readonly bytes: number;
  readonly isSafe: boolean;
}

const sizeOf = (save: Save): number => fileOf(save).length + (save.record === null ? 0 : save.position.length);

async function look(): Promise<Kept> {
  const games = await listGames();
  const isSafe = (await navigator.storage?.persisted?.()) ?? false;
  return { games: games.length, bytes: games.reduce((n, save) => n + sizeOf(save), 0), isSafe };
}

/** How much is stored here, and whether the browser has promised not to evict it. */
export function StoragePanel() {
  const words = useWords('screens').settings;
  const language = useLanguage();
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    look().then(setKept, () => undefined);
  }, []);
  if (kept === null) return null;
  const kilobytes = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const makeSafe = async () => {
    if (await navigator.storage.persist()) setKept({ ...kept, isSafe: true });
    else toast(words.refused);
  };
  return (
    <section className="screen-panel">
      <h2>{words.storage}</h2>
      <div className="setting">
        <p>
          {words.used(kept.games, kilobytes.format(Math.ceil(kept.bytes / 1000)))}
          <small>{kept.isSafe ? words.isSafe : words.isNotSafe}</small>
        </p>
        {!kept.isSafe && 'storage' in navigator && (
          <button type="button" className="screen-button" onClick={makeSafe}>
            <StatIcon stat="fence" size={18} />
            {words.makeSafe}
          </button>
        )}
      </div>
    </section>
  );
}
