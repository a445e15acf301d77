import { extractErrors } from '../node/extractErrors';

const extract = (source: string) => Object.fromEntries(extractErrors(source));

describe('extractErrors (issue 6 point 7)', () => {
  it('reads the text that stands next to a code, as ES module and as CommonJS', () => {
    expect(
      extract(`import _formatErrorMessage from "@mui/utils/formatMuiErrorMessage";
        if (!theme) throw new Error(process.env.NODE_ENV !== "production" ? 'MUI: No theme.' : _formatErrorMessage(5));`),
    ).toEqual({ 5: 'MUI: No theme.' });
    expect(
      extract(
        `throw new Error(process.env.NODE_ENV !== "production" ? 'No "it".' : (0, _formatMuiErrorMessage.default)(12));`,
      ),
    ).toEqual({ 12: 'No "it".' });
  });

  it('marks the variable parts of templates and of texts that are put together', () => {
    expect(
      extract(
        'x ? `MUI: The ${type} is ${JSON.stringify(value)}.` + " See " + "the `docs`." : formatErrorMessage(7, type, value)',
      ),
    ).toEqual({ 7: 'MUI: The %s is %s. See the `docs`.' });
  });

  it('leaves alone what is no pair of a text and a code', () => {
    expect(extract('a ? text : formatErrorMessage(1)')).toEqual({});
    expect(extract("a ? 'text' : formatErrorMessage(code)")).toEqual({});
    expect(extract("a ? 'text' : other(1)")).toEqual({});
  });
});
