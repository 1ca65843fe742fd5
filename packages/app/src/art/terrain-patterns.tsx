/** The drawings that `TerrainHex` and `TileBack` are filled with: once on a page, before them. */
export function TerrainPatterns() {
  return <svg className="art-defs" width={0} height={0} aria-hidden focusable="false" />;
}
