// Windows that any screen may open and App shows.
export const dialogs = $state({ settings: false });

export function openSettings(): void {
  dialogs.settings = true;
}
