import path from 'node:path';
import { writeFolder } from '../../lib/__tests__/folders';
import { checkPageload } from '../pageload';

describe('checkPageload (issue 10 "What it must show")', () => {
  it('tells all that Lighthouse lacks before a site is built', () => {
    const tool = writeFolder({ 'pageload.mjs': '' });
    const browser = path.join(tool, 'no-browser');
    expect(() => checkPageload(tool, { CHROME_PATH: browser })).toThrow(
      new RegExp(`npm install --prefix ${tool}\\n.*no browser ${browser}`),
    );
  });

  it('asks for the folder of the tool where another is named', () => {
    const browser = process.execPath;
    expect(() => checkPageload(writeFolder({}), { CHROME_PATH: browser })).toThrow(/--pageload FOLDER$/);
  });

  it('is content with a tool and a browser that are there', () => {
    const tool = writeFolder({ 'pageload.mjs': '', 'node_modules/lighthouse/package.json': '{}' });
    expect(() => checkPageload(tool, { CHROME_PATH: process.execPath })).not.toThrow();
  });
});
