import { useWords } from '../../language/language.ts';
import { Segments } from '../../parts/segments.tsx';
import { Setting, SwitchSetting } from '../../parts/setting.tsx';
import { useSettings } from '../../platform/settings.ts';
import { player } from '../../sound/player.ts';
import { toggleSound } from '../../sound/sound-switch.tsx';

/** How the table moves and sounds. */
export function LifePanel() {
  const words = useWords('screens').settings;
  const { motion, pace, sound, volume, set } = useSettings();
  return (
    <section className="screen-panel">
      <h2>{words.life}</h2>
      <Setting name={words.motion} hint={words.motionHint}>
        <Segments
          label={words.motion}
          value={motion}
          segments={[
            { value: 'system' as const, label: words.system },
            { value: 'less' as const, label: words.less },
          ]}
          onChoose={value => set({ motion: value })}
        />
      </Setting>
      <Setting name={words.pace} hint={words.paceHint}>
        <Segments
          label={words.pace}
          value={pace}
          segments={(['calm', 'usual', 'quick'] as const).map(value => ({ value, label: words.paces[value] }))}
          onChoose={value => set({ pace: value })}
        />
      </Setting>
      <SwitchSetting name={words.sound} hint={words.soundHint} isOn={sound} onChange={toggleSound} />
      <label className="setting">
        <p>{words.volume}</p>
        <input
          type="range"
          min={10}
          max={100}
          step={10}
          value={volume}
          disabled={!sound}
          onChange={event => set({ volume: Number(event.target.value) })}
          // Plays a sample when released, not while dragging.
          onPointerUp={() => player.play('card', volume)}
          onKeyUp={() => player.play('card', volume)}
        />
      </label>
    </section>
  );
}
