import './picture.css';

/** The properties of every picture. */
export interface PictureProps {
  /** In px; without them it fills the available width and keeps its proportions. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /**
   * An accessible name; without it the picture is hidden from screen readers, because words next to it say the same.
   */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

interface FileProps extends PictureProps {
  /** Its file under public/pictures, without the extension; made by scripts/pictures.ts. */
  readonly name: string;
}

/** An engraved picture in its own file, so no script carries it. Whatever does not fit is cropped around the center. */
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
