import { StatIcon } from '../art/index.ts';
import { useWords } from '../language/language.ts';
import { type Panel, usePanels } from '../layout/panels.ts';
import './tab-bar.css';

const TABS: readonly { readonly panel: Panel | null; readonly icon: string; readonly name: 'map' | Label }[] = [
  { panel: null, icon: 'map', name: 'map' },
  { panel: 'hero', icon: 'hero', name: 'hero' },
  { panel: 'offers', icon: 'offers', name: 'offers' },
  { panel: 'log', icon: 'log', name: 'log' },
  { panel: 'others', icon: 'players', name: 'players' },
];
type Label = 'hero' | 'offers' | 'log' | 'players';

/** On a phone: which layer is in front. */
export function TabBar() {
  const words = useWords('table').strip;
  const front = usePanels(panels => panels.front);
  return (
    <nav className="tabs" aria-label={words.layers}>
      {TABS.map(({ panel, icon, name }) => (
        <button
          key={name}
          type="button"
          className="tabs-tab"
          data-panel={panel ?? undefined}
          aria-current={front === panel ? 'page' : undefined}
          onClick={() => usePanels.setState({ front: panel })}
        >
          <StatIcon stat={icon} size={20} />
          <span>{words[name]}</span>
        </button>
      ))}
    </nav>
  );
}
