module.exports = {
  __esModule: true,
  default: {
    root: 'HardCard-root',
    title: 'HardCard-title',
    selected: 'Mui-selected',
    picture: 'HardCard-picture',
    // The types do not know it.
    raised: 'HardCard-raised',
  },
};
