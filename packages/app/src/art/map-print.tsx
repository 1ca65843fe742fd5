import { createContext, useContext } from 'react';

/** Whether engravings are shown. Each is a document of its own for the browser, so a map that is being built shows signs. */
export const PrintsContext = createContext(true);

interface MapPrintProps {
  /** Its file under public/pictures, without the ending; scripts/pictures.ts makes them. */
  readonly name: string;
  /** Where it lies in the drawing it is part of, and how large it is. */
  readonly at?: number;
  readonly size: number;
}

/** A small engraving as part of a drawing. On a map seen from afar the sign after it stands for it: whatever is classed `map-sign`. */
export function MapPrint({ name, at = 0, size }: MapPrintProps) {
  if (!useContext(PrintsContext)) return null;
  return <image className="map-print" href={`pictures/${name}.svg`} x={at} y={at} width={size} height={size} />;
}
