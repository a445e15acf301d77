/** The fonts of `fonts.css`, with what stands in while they load. */
export const DISPLAY = "'Bricolage Grotesque Variable', Georgia, serif";

export const TEXT = "'Geist Variable', Helvetica, Arial, sans-serif";
