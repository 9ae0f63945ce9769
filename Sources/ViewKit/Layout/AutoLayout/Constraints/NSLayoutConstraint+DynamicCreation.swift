// See `UIView._makeInstance(frame:)`.

extension NSLayoutConstraint {
    /// Creates a constraint of this class with its `init()`, also if the class is known only at run time.
    static func makeEmptyInstance() -> Self { unsafeDowncast(allocated(0), to: Self.self) }

    package convenience init(dynamicCount: Int) {
        self.init()
    }

    @_silgen_name("$s7ViewKit18NSLayoutConstraintC12dynamicCountACSi_tcfC")
    private static func allocated(_ count: Int) -> NSLayoutConstraint
}
