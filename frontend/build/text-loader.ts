import type { Plugin } from 'vite';

// Vite replaces its own mark later, by the files that have to be loaded first. Texts have none.
const ENTRY = String.raw`"\./\w+/[\w-]+\.json":\(\)=>(\w+)\(\(\)=>import\(\x60(\./texts-\w+/)[\w/-]+\.js\x60\),__VITE_PRELOAD__\)`;
const NEXT = ENTRY.replace(String.raw`(\w+)`, String.raw`\1`).replace(
  String.raw`(\./texts-\w+/)`,
  String.raw`\2`,
);
const TABLE = new RegExp(String.raw`Object\.assign\(\{${ENTRY}(?:,${NEXT})*\}\)`);

/**
 * Replaces the table of text files, which has an entry for each file and language and is in the first chunk of
 * every page, by one function: the address of a text file follows from its name (`textChunkNames`).
 */
export function textLoader(): Plugin {
  return {
    name: 'crewvine-text-loader',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      let replaced = 0;
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        part.code = part.code.replace(TABLE, (_table, preload: string, folder: string) => {
          replaced += 1;
          // The texts of "./es/jobs.json" are in "es/jobs.js".
          return `new Proxy({},{get:(t,n)=>()=>${preload}(()=>import(\`${folder}\`+n.slice(2,-2)),[\`assets${folder.slice(1)}\`+n.slice(2,-2)])})`;
        });
      }
      if (replaced !== 1) throw new Error(`${replaced} tables of text files instead of one`);
    },
  };
}
