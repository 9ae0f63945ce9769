/// The explanations at the end of a page.
enum HTMLNotes {
    /// An explanation that starts with its term in bold, unless the term is empty.
    struct Note {
        let term: String
        let text: String

        init(_ term: String, _ text: String) {
            (self.term, self.text) = (term, text)
        }

        fileprivate var html: String {
            let start = term.isEmpty ? "" : "<strong>\(HTMLText.escaped(term))</strong> "
            return "<li>\(start)\(HTMLText.escaped(text))</li>"
        }
    }

    /// The notes about a report.
    static let text = html([
        Note(
            "Frame time",
            "is wall time from waking up to the return of present. p50 is the median; 99% of frames "
                + "take at most p99. Times hold for this machine only."),
        Note(
            "The baseline",
            "draws the same pixels without retained state, in the same run, alternately and at the "
                + "same pace. A ratio is the median over pairs of short blocks, so a machine that slows down affects "
                + "both sides. If there are several launches, it is the center of their ratios. Its interval has 95% "
                + "confidence. Compare ratios, not times."),
        Note(
            "CPU",
            "is the processor time of all threads per frame. On a screen that waits for the display "
                + "it can be less than the frame time."),
        Note(
            "Counts",
            "(allocations, draw calls, pixels) don't depend on the machine’s speed: a larger count "
                + "means more work."),
        Note(
            "Missed",
            "frames took longer than the budget. On a shared machine, other programs cause some of "
                + "them. Late frames reached the display server more than half an interval late, even if the program "
                + "missed none, for example because it stalled between two frames."),
        Note("Stages", "are averages, which add up. Their percentiles belong to different frames and don't."),
    ])

    /// Returns a section with `notes`.
    static func html(_ notes: [Note]) -> String {
        """
        <section class="notes">
        <h2>How to read this</h2>
        <ul>
        \(notes.map(\.html).joined(separator: "\n"))
        </ul>
        </section>
        """
    }
}
