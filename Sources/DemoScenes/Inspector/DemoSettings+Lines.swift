import SkeletonView

/// The settings for text bones: the chosen ones, or those of the text on the screen if none is chosen.
extension DemoSettings {
    /// The line height rule; `nil` if no rule is chosen and the labels on the screen have different rules.
    var lineRule: SkeletonLineStyle.Rule? {
        get { style.lines.rule ?? (visibleLines.styles.isEmpty ? .fixed : visibleLines.same(\.rule)) }
        set { style.lines.rule = newValue }
    }

    var lineHeight: Double {
        get { number(style.lines.height, \.height, of: visibleLines.fixed) }
        set { style.lines.height = newValue }
    }

    var lineSpacing: Double {
        get { number(style.lines.spacing, \.spacing, of: visibleLines) }
        set { style.lines.spacing = newValue }
    }

    var lastLineFill: Double {
        get { Double(number(style.lines.lastLineFill, \.lastLineFill, of: visibleLines)) }
        set { style.lines.lastLineFill = Int(newValue) }
    }

    var lineRadius: Double {
        get { Double(number(style.lines.cornerRadius, \.cornerRadius, of: visibleLines)) }
        set { style.lines.cornerRadius = Int(newValue) }
    }

    var lineInset: Double {
        get { number(style.lines.inset, \.inset, of: visibleLines) }
        set { style.lines.inset = newValue }
    }

    /// `true` if some text bones have a fixed height.
    var hasLineHeight: Bool {
        if let rule = style.lines.rule { return rule == .fixed }
        return visibleLines.styles.isEmpty || !visibleLines.fixed.styles.isEmpty
    }

    /// The names, as in the inspector, of the settings that aren't chosen and differ between labels on the screen.
    var mixedLines: Set<String> {
        let lines = style.lines
        var names: Set<String> = []
        func add(_ name: String, _ differs: Bool) { if differs { names.insert(name) } }
        add("Height", lines.height == nil && visibleLines.fixed.differs(\.height))
        add("Spacing", lines.spacing == nil && visibleLines.differs(\.spacing))
        add("Last line", lines.lastLineFill == nil && visibleLines.differs(\.lastLineFill))
        add("Radius", lines.cornerRadius == nil && visibleLines.differs(\.cornerRadius))
        add("Insets", lines.inset == nil && visibleLines.differs(\.inset))
        return names
    }

    /// The chosen settings, completed with those that are the same for all labels.
    var shownLines: SkeletonLineChanges {
        var shown = style.lines
        shown.rule = shown.rule ?? visibleLines.same(\.rule)
        shown.height = shown.height ?? visibleLines.fixed.same(\.height)
        shown.spacing = shown.spacing ?? visibleLines.same(\.spacing)
        shown.lastLineFill = shown.lastLineFill ?? visibleLines.same(\.lastLineFill)
        shown.cornerRadius = shown.cornerRadius ?? visibleLines.same(\.cornerRadius)
        shown.inset = shown.inset ?? visibleLines.same(\.inset)
        return shown
    }

    /// Returns the first available value: the chosen one, that of the first label, or the library's default.
    private func number<Value>(
        _ chosen: Value?, _ path: KeyPath<SkeletonLineStyle, Value>, of visibleLines: VisibleLineStyles
    ) -> Value {
        chosen ?? (visibleLines.styles.first ?? SkeletonLineStyle())[keyPath: path]
    }
}
