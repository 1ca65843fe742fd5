import { CardFrame, StatIcon } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useRowKey } from '../layout/key-rows.ts';
import { useSpotButton } from '../question/spot-button.ts';
import './offer.css';
import type { StageKey } from './stage-key.ts';

/** A reward from this turn, to be taken now. */
export function OfferReward({ reward, stageKey = null }: { readonly reward: string } & StageKey) {
  const words = useWords('panels').offers;
  const { asked, text, view } = useSeatFields('asked', 'text', 'view');
  const { choices, props, press } = useSpotButton('reward', reward);
  useRowKey('stage', stageKey, press);
  const first = choices[0];
  return (
    <button type="button" className="offer-card" {...props}>
      <CardFrame kind="artifact" className="offer-frame">
        <span className="offer-head">
          <StatIcon stat={SIGNS[reward] ?? 'reward'} size={34} className="offer-motif" />
          <span className="offer-title">
            <span className="offer-name">{asked && first ? text.choice(asked, first, view) : reward}</span>
            <span className="offer-kind">{words.reward}</span>
          </span>
        </span>
      </CardFrame>
    </button>
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  artifact: 'artifact',
  spell: 'spell',
  'advanced-action': 'advanced-action',
  unit: 'unit',
  'random-crystal': 'crystal',
  crystals: 'crystal',
  dungeon: 'reward',
};
