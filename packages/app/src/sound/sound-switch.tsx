import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { useSettings } from '../platform/settings.ts';

/** Turns sound on or off, with a sample when it goes on. */
export function SoundSwitch({ className }: { readonly className?: string }) {
  const { sound, label } = { sound: useSettings(settings => settings.sound), label: useWords('page').parts.sound };
  return (
    <button type="button" role="switch" aria-checked={sound} className={className} onClick={toggleSound}>
      <StatIcon stat={sound ? 'sound' : 'mute'} size={18} />
      {label}
    </button>
  );
}

/** Sound on or off, with a sample. */
export function toggleSound(): void {
  const { sound, volume, set } = useSettings.getState();
  set({ sound: !sound });
  if (!sound) void import('./player.ts').then(({ player }) => player.play('turn', volume)).catch(() => undefined);
}
