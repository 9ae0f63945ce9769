/// The D-Bus names of the service that reports whether an assistive technology, such as a screen reader, is running.
enum AccessibilityStatus {
    static let service = "org.a11y.Bus"
    static let path = "/org/a11y/bus"
    static let properties = "org.freedesktop.DBus.Properties"
    static let names = [SettingName.accessibility, .screenReader]

    /// The match rules for changes to the status, and for the start and the end of the service.
    static let rules = [
        "type='signal',sender='\(service)',path='\(path)',interface='\(properties)',member='PropertiesChanged'",
        "type='signal',sender='\(Bus.service)',interface='\(Bus.service)',member='NameOwnerChanged',arg0='\(service)'",
    ]
}
