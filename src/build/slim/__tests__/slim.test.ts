import { slimConfig } from '../slimConfig';
import { slimMetadata } from '../slimMetadata';

describe('what each page loads of the settings (design §6)', () => {
  it('leaves out what only the build reads', () => {
    const config = {
      title: 'A',
      baseUrl: '/',
      plugins: [['b', { token: 'c' }]],
      markdown: {},
      themeConfig: { docs: { d: 1 }, prism: { theme: {} } },
    };
    const slim = slimConfig(`/* GENERATED */\nexport default ${JSON.stringify(config, null, 2)};\n`);
    expect(slim).toBe(
      'export default {"title":"A","baseUrl":"/","themeConfig":{"docs":{"d":1},"prism":{}}};',
    );
  });

  it('says what to adapt where the framework writes another form', () => {
    expect(() => slimConfig('module.exports = {}')).toThrow(/adapt src\/build\/slim\/slimConfig\.ts/);
  });

  it('keeps of the metadata of a page what is shown', () => {
    const data = { id: 'a', title: 'A', permalink: '/a', source: '@site/a.md', frontMatter: { title: 'A' } };
    expect(slimMetadata(data)).toEqual({ id: 'a', title: 'A', permalink: '/a' });
  });
});
