// Who looks at the train: whether anybody does, and whether they want it to keep still.
export class Onlooker {
  hidden = $state(false);
  still = $state(false);

  // Watches from now on; returns what ends that.
  watch(): () => void {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => {
      this.still = query.matches;
      this.hidden = document.hidden;
    };
    look();
    query.addEventListener('change', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      query.removeEventListener('change', look);
      document.removeEventListener('visibilitychange', look);
    };
  }
}
