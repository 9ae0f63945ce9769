import LayoutSolver
import Reporting

extension NSLayoutConstraint {
    /// Options for the direction of a visual format string and the alignment of its views.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bit mask.
        public let rawValue: UInt

        /// Creates options from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Aligns left edges. Like all horizontal alignments, this option is only valid in vertical formats.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns top edges. Like all vertical alignments, this option is only valid in horizontal formats.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns horizontal centers.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns vertical centers.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the baselines of the last lines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the baselines of the first lines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

        /// The format reads from leading to trailing. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The format reads from left to right in every language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The format reads from right to left in every language.
        public static let directionRightToLeft = FormatOptions(rawValue: 1 << 17)

        /// The alignment options and their attributes.
        static let alignments: [(option: FormatOptions, attribute: Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]

        /// `true` for a horizontal alignment, which is only valid in a vertical format.
        var isHorizontalAlignment: Bool {
            !isDisjoint(with: [.alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX])
        }
    }

    /// Returns inactive constraints for a visual format string such as `H:|-[icon(32)]-8-[title]-|`. Logs a warning and
    /// returns no constraints if the format is not valid, for example because a name is in neither dictionary.
    ///
    /// - Parameters:
    ///   - format: Views in brackets, from leading to trailing unless `opts` contains another direction, or from top to
    ///     bottom after "V:".
    ///   - opts: Additional alignments, and the direction.
    ///   - metrics: The numbers that `format` refers to by name.
    ///   - views: The views and guides that `format` refers to by name.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualFormatConstraints(
                format: try VisualFormatParser.parse(format), options: opts, metrics: metrics ?? [:], views: views
            ).all()
        } catch {
            Diagnostics.report("NSLayoutConstraint: \"\(format)\" is not a valid visual format: \(error)")
            return []
        }
    }
}
