import { LANGUAGE_NAMES, LANGUAGES } from '@deedbook/text';
import { forgetBriefed } from '../../help/briefed.ts';
import { forgetSeen } from '../../help/hints.ts';
import { useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Setting, SwitchSetting } from '../../parts/setting.tsx';
import { useSettings } from '../../platform/settings.ts';
import { About } from './about.tsx';
import { LifePanel } from './life-panel.tsx';
import './settings.css';
import { StoragePanel } from './storage-panel.tsx';

/** Preferences, storage and credits. */
export function SettingsScreen() {
  const words = useWords('screens').settings;
  return (
    <Page title={words.title} className="settings">
      <LookPanel />
      <LifePanel />
      <PlayPanel />
      <StoragePanel />
      <About />
    </Page>
  );
}

function LookPanel() {
  const words = useWords('screens').settings;
  const { language, contrast, textSize, set } = useSettings();
  return (
    <section className="screen-panel">
      <h2>{words.look}</h2>
      <Setting name={words.language}>
        <Segments
          label={words.language}
          value={language}
          segments={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChoose={value => set({ language: value })}
        />
      </Setting>
      <Setting name={words.contrast} hint={words.contrastHint}>
        <Segments
          label={words.contrast}
          value={contrast}
          segments={[
            { value: 'usual' as const, label: words.usual },
            { value: 'more' as const, label: words.more },
          ]}
          onChoose={value => set({ contrast: value })}
        />
      </Setting>
      <Setting name={words.textSize} hint={words.textSizeHint}>
        <Segments
          label={words.textSize}
          value={textSize}
          segments={[
            { value: 'usual' as const, label: words.usual },
            { value: 'large' as const, label: words.large },
            { value: 'larger' as const, label: words.larger },
          ]}
          onChoose={value => set({ textSize: value })}
        />
      </Setting>
    </section>
  );
}

function PlayPanel() {
  const words = useWords('screens').settings;
  const { watchBots, hints, autoSteps, advice, secondPress, confirmReveals, showRefused, set } = useSettings();
  return (
    <section className="screen-panel">
      <h2>{words.play}</h2>
      <SwitchSetting
        name={words.watchBots}
        hint={words.watchBotsHint}
        isOn={watchBots}
        onChange={isOn => set({ watchBots: isOn })}
      />
      <SwitchSetting
        name={words.hints}
        hint={words.hintsHint}
        isOn={hints}
        onChange={isOn => {
          // Turning hints on again shows all of them again.
          if (isOn) {
            forgetSeen();
            forgetBriefed();
          }
          set({ hints: isOn });
        }}
      />
      <SwitchSetting
        name={words.autoSteps}
        hint={words.autoStepsHint}
        isOn={autoSteps}
        onChange={isOn => set({ autoSteps: isOn })}
      />
      <SwitchSetting
        name={words.advice}
        hint={words.adviceHint}
        isOn={advice}
        onChange={isOn => set({ advice: isOn })}
      />
      <SwitchSetting
        name={words.secondPress}
        hint={words.secondPressHint}
        isOn={secondPress}
        onChange={isOn => set({ secondPress: isOn })}
      />
      <SwitchSetting
        name={words.confirmReveals}
        hint={words.confirmRevealsHint}
        isOn={confirmReveals}
        onChange={isOn => set({ confirmReveals: isOn })}
      />
      <SwitchSetting
        name={words.showRefused}
        hint={words.showRefusedHint}
        isOn={showRefused}
        onChange={isOn => set({ showRefused: isOn })}
      />
    </section>
  );
}
