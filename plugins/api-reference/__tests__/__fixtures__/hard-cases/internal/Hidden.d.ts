import * as React from 'react';
/**
 * Parts of the library import it.
 * @ignore
 */
export declare function Hidden(props: { secret: string }): React.JSX.Element;
