import { Picture } from './picture.tsx';

/** The picture of the first screen; it covers its container. */
export const TitlePicture = ({ className = '' }: { readonly className?: string }) => (
  <Picture name="title" className={`title-picture ${className}`} />
);
