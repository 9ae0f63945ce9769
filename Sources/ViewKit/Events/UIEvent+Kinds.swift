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
        /// Scrolling with a wheel or a trackpad. Never occurs here.
        case scroll = 10
        /// A pointer that hovers. Never occurs here.
        case hover = 11
        /// A pinch or a rotation on a trackpad. Never occurs here.
        case transform = 14
    }

    /// The kind of motion, or the command of an accessory.
    public enum EventSubtype: Int, Sendable {
        /// Neither a motion nor a command.
        case none
        /// The device was shaken. Never occurs here.
        case motionShake
        /// Play. Never occurs here.
        case remoteControlPlay = 100
        /// Pause. Never occurs here.
        case remoteControlPause
        /// Stop. Never occurs here.
        case remoteControlStop
        /// Play or pause. Never occurs here.
        case remoteControlTogglePlayPause
        /// Skip to the next track. Never occurs here.
        case remoteControlNextTrack
        /// Skip to the previous track. Never occurs here.
        case remoteControlPreviousTrack
        /// Begin to rewind. Never occurs here.
        case remoteControlBeginSeekingBackward
        /// Stop rewinding. Never occurs here.
        case remoteControlEndSeekingBackward
        /// Begin to fast-forward. Never occurs here.
        case remoteControlBeginSeekingForward
        /// Stop fast-forwarding. Never occurs here.
        case remoteControlEndSeekingForward
    }
}
