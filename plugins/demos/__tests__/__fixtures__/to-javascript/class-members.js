import * as React from 'react';

export default class Boundary extends React.Component {
  static displayName = 'Boundary';
  static contextType = React.createContext(null);
  state = { failed: false };
  log;
  timer;
  #count = 0;

  static getDerivedStateFromError(error) {
    return { failed: Boolean(error) };
  }

  get count() {
    return this.#count;
  }

  set count(value) {
    this.#count = value;
  }

  handleReset = (event) => {
    this.setState({ failed: event === undefined });
  };

  async dispose() {
    clearTimeout(this.timer);
  }

  render() {
    return this.state.failed ? (
      <button onClick={this.handleReset} />
    ) : (
      this.props.children
    );
  }
}
