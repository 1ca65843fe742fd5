import { StatIcon } from '../../art/stat-icon.tsx';
import './entry.css';

/** Why signing in did not work; nothing if nothing went wrong. */
export const Problem = ({ said }: { readonly said: string | null }) =>
  said !== null && (
    <p className="entry-problem" role="alert">
      <StatIcon stat="warning" size={16} />
      {said}
    </p>
  );
