import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strapiFiles } from '@keelson/integrations/cms';

const [project] = process.argv.slice(2);
if (project === undefined || !existsSync(join(project, 'package.json'))) {
  console.error('Name the folder of a Strapi project: npm run content:schemas -- ../content');
  process.exitCode = 1;
} else {
  const files = strapiFiles();
  for (const [path, text] of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  console.log(`${files.size} files written below ${join(project, 'src')}. Build and start Strapi again.`);
}
