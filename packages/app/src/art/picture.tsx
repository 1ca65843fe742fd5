import './picture.css';

export interface PictureProps {
  /** Its file under public/pictures, without the ending; scripts/pictures.ts makes them. */
  readonly name: string;
  /** A name for those who do not see it; without it the picture is hidden from them, as words stand beside it. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** An engraved picture: a file of its own, fetched when it comes into sight. It fills the width that it is given. */
export function Picture({ name, title = '', className }: PictureProps) {
  return (
    <img
      className={className === undefined ? 'picture' : `picture ${className}`}
      src={`pictures/${name}.svg`}
      alt={title}
      decoding="async"
      draggable={false}
    />
  );
}
