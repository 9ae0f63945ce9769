extension UIEvent {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        /// Touches.
        case touches
        /// Motion of the device. Never occurs here.
        case motion
        /// Commands of a headset or another accessory. Never occur here.
        case remoteControl
        /// Presses of keys.
        case presses
    }

    /// The kind of motion, or the command of an accessory.
    public enum EventSubtype: Int, Sendable {
        /// Neither a motion nor a command.
        case none
        /// The device was shaken. Never occurs here.
        case motionShake
    }
}
