import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@deedbook/text';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { useSettings } from '../platform/settings.ts';
import './controls.css';
import './language-switch.css';

/** Switches the language, at once and everywhere. */
export function LanguageSwitch() {
  const words = useWords('page').parts;
  const language = useSettings(settings => settings.language);
  const set = useSettings(settings => settings.set);
  return (
    <label className="language-switch">
      <StatIcon stat="language" size={18} title={words.language} />
      <select value={language} onChange={event => set({ language: event.target.value as Language })}>
        {LANGUAGES.map(each => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
