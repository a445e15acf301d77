import * as React from 'react';
import type { Disposable } from './disposable';

interface State {
  failed: boolean;
}

export default class Boundary<P extends {}>
  extends React.Component<React.PropsWithChildren<P>, State>
  implements Disposable, React.ComponentLifecycle<P, State>
{
  static readonly displayName: string = 'Boundary';
  static override contextType = React.createContext<string | null>(null);
  declare context: string;
  public override state: State = { failed: false };
  private readonly log?: (message: string) => void;
  protected timer!: ReturnType<typeof setTimeout>;
  #count: number = 0;
  [key: `data-${string}`]: unknown;

  static getDerivedStateFromError(error: unknown): State {
    return { failed: Boolean(error) };
  }

  get count(): number {
    return this.#count;
  }

  set count(value: number) {
    this.#count = value;
  }

  private handleReset = (event?: React.MouseEvent): void => {
    this.setState({ failed: event === undefined });
  };

  public async dispose?(): Promise<void> {
    clearTimeout(this.timer);
  }

  override render(): React.ReactNode {
    return this.state.failed ? <button onClick={this.handleReset} /> : this.props.children;
  }
}
