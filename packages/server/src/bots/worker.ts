/* The thread in which computer players run. */
import { think } from './think.ts';

// biome-ignore lint/style/noDefaultExport: piscina calls the default export of a worker
export default think;
