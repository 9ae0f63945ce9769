// See `UIView._makeInstance(frame:)`.

extension UIBarButtonItem {
    /// Creates an item of this class with its `init()`, also if the class is known only at run time.
    static func makeInstance(of systemItem: SystemItem) -> Self {
        unsafeDowncast(allocated(systemItem.rawValue), to: Self.self)
    }

    package convenience init(dynamicItem: Int) {
        self.init()
        if let item = SystemItem(rawValue: dynamicItem) { adopt(item) }
    }

    @_silgen_name("$s7ViewKit15UIBarButtonItemC07dynamicE0ACSi_tcfC")
    private static func allocated(_ systemItem: Int) -> UIBarButtonItem
}
