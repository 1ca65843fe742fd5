import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import type { Achievement } from './achievements.ts';
import './achievement-list.css';

const SIGNS: Readonly<Record<Achievement, string>> = {
  explorer: 'explore',
  'first-blood': 'attack',
  unscathed: 'block',
  'from-afar': 'ranged',
  'two-at-once': 'combat',
  recruiter: 'unit',
  captain: 'command',
  keep: 'assault',
  'mage-tower': 'mana',
  student: 'advanced-action',
  sorcerer: 'spell',
  relic: 'artifact',
  underground: 'enter',
  ruins: 'reward',
  glade: 'heal',
  beloved: 'reputation',
  'night-magic': 'night',
  'humble-army': 'unit',
  seasoned: 'level',
  dragon: 'combat',
  'city-in-sight': 'eye',
  city: 'score',
};

interface AchievementListProps {
  readonly all: readonly Achievement[];
  readonly earned: readonly Achievement[];
}

/** Deeds with what they are for; those achieved stand out. */
export function AchievementList({ all, earned }: AchievementListProps) {
  const words = useWords('screens').statistics;
  return (
    <ul className="achievements">
      {all.map(id => (
        <li key={id} data-earned={earned.includes(id) || undefined}>
          <StatIcon stat={SIGNS[id]} size={28} />
          <span>
            <strong>
              {words.achievement[id].name}
              {earned.includes(id) && <StatIcon stat="check" size={16} title={words.earned} />}
            </strong>
            <small>{words.achievement[id].how}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
