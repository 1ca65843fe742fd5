import { Picture, type PictureProps } from './picture.tsx';
import { SiteIcon } from './site-icon.tsx';
import { DRAWN_SITES } from './site-names.ts';

export interface SitePictureProps extends PictureProps {
  readonly site: string;
}

/** A site as a place to go to, engraved, four wide to three high. */
export const SitePicture = ({ site, ...picture }: SitePictureProps) =>
  DRAWN_SITES.some(drawn => drawn === site) ? (
    <Picture name={`site-${site}`} {...picture} />
  ) : (
    <SiteIcon site={site} size={picture.height} title={picture.title} />
  );
