import { Picture } from './picture.tsx';

/** The picture of the first screen: it covers the box that it is given. */
export const TitlePicture = ({ className = '' }: { readonly className?: string }) => (
  <Picture name="title" className={`title-picture ${className}`} />
);
