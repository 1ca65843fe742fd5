import './picture.css';

/** What every picture takes. */
export interface PictureProps {
  /** In px; without them it is as wide as it may be, and as high as it is drawn. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** A name for those who do not see it; without it the picture is hidden from them, as words stand beside it. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

interface FileProps extends PictureProps {
  /** Its file under public/pictures, without the ending; scripts/pictures.ts makes them. */
  readonly name: string;
}

/** An engraved picture: a file of its own, so that no script carries it. What does not fit is cut off around the middle. */
export const Picture = ({ name, width, height, title = '', className = '' }: FileProps) => (
  <img
    className={`picture ${className}`.trim()}
    src={`pictures/${name}.svg`}
    alt={title}
    width={width}
    height={height}
    decoding="async"
    draggable={false}
  />
);
