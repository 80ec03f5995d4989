// Nothing: whoever asks WalletConnect for a dialog is told that there is none.
export {};
