import { lazy, Suspense, useEffect } from 'react';
import '../look/fonts.css';
import '../look/theme.css';
import '../look/base.css';
import { LanguageContext } from '../language/language.ts';
import { useRoute } from './route.ts';
import { useSettings } from './settings.ts';

const SCREENS = {
  game: lazy(async () => ({ default: (await import('../table/game-screen.tsx')).GameScreen })),
};

/** The frame around every screen: language and palette for all of them, and the screen of the address. */
export function App() {
  const { language, contrast, motion } = useSettings();
  const { screen } = useRoute();
  useEffect(() => {
    Object.assign(document.documentElement, { lang: language });
    Object.assign(document.documentElement.dataset, { contrast, motion });
  }, [language, contrast, motion]);
  const Screen = SCREENS[screen as keyof typeof SCREENS] ?? SCREENS.game;
  return (
    <LanguageContext value={language}>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </LanguageContext>
  );
}
