function handleClick(this: HTMLElement, event: MouseEvent) {
  this.title = event.type;
}

function handleFocus(this: Window): void {
  this.focus();
}

export const api = {
  value: 1,
  read(
    this: { value: number },
    // How many times.
    times: number,
  ) {
    return this.value * times;
  },
};

export default [handleClick, handleFocus, function (this: void) {}];
