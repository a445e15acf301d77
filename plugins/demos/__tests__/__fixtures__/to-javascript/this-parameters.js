function handleClick(event) {
  this.title = event.type;
}

function handleFocus() {
  this.focus();
}

export const api = {
  value: 1,
  read(
    // How many times.
    times,
  ) {
    return this.value * times;
  },
};

export default [handleClick, handleFocus, function () {}];
