import { useEffect, useRef } from 'react';
import { useSeatNames } from '../game/seat-names.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { attach } from './attach.ts';
import './motion.css';

/** The stage over the table where everything is animated; purely visual. */
export function Motion() {
  const stage = useRef<HTMLDivElement>(null);
  const { text, view } = useSeatFields('text', 'view');
  const names = useSeatNames(useWords('table').strip.dummy);
  const words = useRef({ text, view, names });
  useEffect(() => {
    words.current = { text, view, names };
  });
  useEffect(() => {
    if (!stage.current) return;
    return attach(stage.current, news => words.current.text.news(news, words.current.names, words.current.view.map));
  }, []);
  return <div ref={stage} className="motion" aria-hidden="true" />;
}
