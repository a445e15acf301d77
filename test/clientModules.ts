/** Of a site without any. */
export default [];
