import { Component, type ReactNode } from 'react';
import { Broken } from '../screens/lazy-broken.ts';

interface Props {
  /** The current address: a new one means another try. */
  readonly place: string;
  /** Whether the content is optional: then nothing is shown in its place. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

interface Fault {
  readonly error: unknown;
  readonly place: string;
}

/** Catches errors while a screen renders. Only classes can. */
export class ErrorBoundary extends Component<Props, { readonly fault: Fault | null }> {
  override state: { readonly fault: Fault | null } = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error, place: location.hash } };
  }

  override componentDidUpdate(before: Props): void {
    if (before.place !== this.props.place && this.state.fault) this.setState({ fault: null });
  }

  override render() {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return this.props.isQuiet ? null : <Broken error={fault.error} />;
  }
}
