import Reporting

extension NSLayoutConstraint {
    /// What the views of a text of the visual format language have in common, and in which direction the text reads.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options of `rawValue`.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The same left edge; for rows from top to bottom, as all that are about left and right.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The same right edge.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The same top; for rows from left to right, as all that are about top and bottom.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The same bottom.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The same leading edge.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The same trailing edge.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The same middle from left to right.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The same middle from top to bottom.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The same baseline of the last line.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The same baseline of the first line.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

        /// The text goes in the direction of reading. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The text goes from left to right in each language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The text goes from right to left in each language.
        public static let directionRightToLeft = FormatOptions(rawValue: 1 << 17)

        /// The options that align views, and the attribute that is the same in all.
        static let alignments: [(option: FormatOptions, attribute: Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]

        /// Whether the option is about left and right, as only views that stand one under the other can have in common.
        var isAcrossColumns: Bool {
            !isDisjoint(with: [.alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX])
        }
    }

    /// Makes the constraints that `format` asks for, a text such as `H:|-[icon(32)]-8-[title]-|`; they are not active.
    /// What is no such text, and names that are in neither dictionary, give no constraints, with a message.
    ///
    /// - Parameters:
    ///   - format: A row of views in brackets, from left to right, or from top to bottom after "V:".
    ///   - opts: What the views have in common besides.
    ///   - metrics: Numbers by the names that `format` has for them.
    ///   - views: Views and guides by the names that `format` has for them.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualFormatConstraints(
                format: try VisualFormatParser.parse(format), options: opts, metrics: metrics ?? [:], views: views
            ).all()
        } catch {
            Diagnostics.report("NSLayoutConstraint: \"\(format)\" is no visual format: \(error)")
            return []
        }
    }
}
