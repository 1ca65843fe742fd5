/* All drawings: open art.html in the development server, with ?night and ?more (contrast). Not part of the app. */
import '../look/fonts.css';
import '../look/theme.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { TerrainPatterns } from '../art/terrain-patterns.tsx';
import { GalleryMap } from './gallery-map.tsx';
import { GalleryPage } from './gallery-page.tsx';

const query = new URLSearchParams(window.location.search);
const { dataset } = document.documentElement;
dataset.time = query.has('night') ? 'night' : 'day';
if (query.has('more')) dataset.contrast = 'more';

const root = document.getElementById('art');
if (root) {
  createRoot(root).render(
    <main className="gallery">
      <TerrainPatterns />
      <GalleryMap />
      <GalleryPage />
    </main>,
  );
}
